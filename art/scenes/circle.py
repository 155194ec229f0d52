"""Study circle under a banyan: students on a mat round a teacher, others on the seat round the trunk."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
K=os.environ.get('SHOT','a'); K={'p':'a'}.get(K,K)
G={'a':'in8','b':'tu1','c':'ne3','d':'in1'}[K]; reset(); cyc(G,z=-.6,y=22,r=10,w=80)
box(0,0,-.6,12.4,8.6,.56,'ma7',.06); box(0,0,-.05,12.2,8.4,.09,'grass',.03)
with at(0,-4.32): zari(12.2,-.5,.34,'in9' if K!='a' else 'ma8')
poly([(-6.1,-2.6),(-2.4,-3.0),(1.5,-2.4),(6.1,-2.9),(6.1,-1.9),(1.4,-1.5),(-2.5,-2.1),(-6.1,-1.7)],.04,.02,'cl2')
with at(-.6,1.3,.04): shade_tree(3.7,3.3,7,'ne7' if K=='a' else 'leaf','leaf2',roots=9)
if K=='c':                                                             # near: a trunk in the light
    mat('wood2').node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value=lin('wood')
# mat, teacher, circle
if K!='c': cyl(1.9,-.35,.04,1.75,.03,'ma5',seg=64,bev=.01); cyl(1.9,-.35,.071,1.6,.004,'tu3',seg=64); cyl(1.9,-.35,.076,1.5,.004,'ma5',seg=64)
P=((90,dict(top='tu5',bottom='ma7',dress='saree',hc='grey',skin='skin3',border='ma5',hold=('book','in7')),3),(40,dict(dup='in7'),1),(2,dict(top='cl0',bottom='in7',dress='shirt',hair='short',skin='skin3'),0),(-38,dict(top='ma5',bottom='cl0',dup='tu3',hair='bun',skin='skin2'),1),(-96,dict(top='in5',bottom='cl0',dress='shirt',hair='short',skin='skin4'),1),(-142,dict(skin='skin3',dup='ma5'),1),(178,dict(top='ne5',bottom='cl0',hair='scarf',hc='cl0',skin='skin2',hold=('book','ma5')),1),(136,dict(hair='plait',skin='skin1',dup='in7'),0))
for a,o,b in P if K!='c' else ():                                      # the edge would cut them
    x,y=1.9+1.18*math.cos(R(a)),-.35+1.18*math.sin(R(a))
    with at(x,y,.08,a-90): (student if 'top' not in o else person)(pose='floor',nod=0 if b==3 else 14,hands=((-.12,-.36,.48),(.12,-.36,.48)),**o)
    if b==1:
        with at(1.9+.68*math.cos(R(a)),-.35+.68*math.sin(R(a)),.08,a-90): box(0,0,0,.3,.22,.02,('tu5','in5','cl0')[abs(a)%3],.004,rz=a%17); box(0,0,.02,.27,.2,.012,'paper',.003,rz=a%17)
# on the seat of the tree
for a,o in ((-120 if K!='c' else -128,dict(dup='ma5',skin='skin2',hands=((-.1,-.42,.84),(.1,-.42,.84)),hold=('book','ma5'),nod=16)),(-78,dict(top='cl0',bottom='in8',dress='shirt',hair='short',skin='skin3',hands=((-.1,-.4,.86),(.1,-.4,.86)),hold=('tablet','in7'),nod=14)),(-170 if K!='c' else -22,dict(hair='bun',dup='tu5',top='ne7',bottom='cl0',skin='skin4'))):
    x,y=-.6+1.12*math.cos(R(a)),1.3+1.12*math.sin(R(a))
    with at(x,y,.0,a+90): (student if 'top' not in o else person)(pose='sit',**o)
# two come along the path
with at(-3.5,-2.1,.06,62): student(stride=.14,fwd=(16,-12),skin='skin3',bag='ma7')
with at(-4.2,-2.45,.06,66): person(top='tu5',bottom='in7',dress='shirt',hair='short',skin='skin2',stride=.14,fwd=(-12,16),bag='ink')
with at(4.6,-2.0,.04,8): cycle('ma7')
with at(5.3,1.4,.04): palmyra(4.4,seed=3)
if K!='c':
  with at(-5.2,2.6,.04): tree(1.2,1.6,'leaf','ma5')
# kitchen garden behind
for r in range(3):
    for k in range(7): ball(2.6+k*.42,2.6+r*.45,.12,.16,('leaf2','leaf','ne5')[r],(1,1,.9),sub=3); (k+r)%3==0 and ball(2.66+k*.42,2.5+r*.45,.2,.06,('ma5','tu5','ma7')[r],sub=2)
if K=='a':
    for x,y,z in((.4,-.6,2.2),(2.6,-.9,2.4),(-1.8,.3,2.0)): lathe([(.02,.2),(.09,.14),(.1,.04),(.05,0)],mat('tu3',.5,.1,2),x=x,y=y,z=z); tube([(x,y,z+.2),(x,y,z+1.3)],.006,'ink'); lamp(x,y,z-.1,46,r=.12)
hour({'a':'lamp','b':'golden','c':'morning','d':'noon'}[K],{'a':40,'b':-50,'c':44,'d':46}[K])
shoot('circle',dict(a=((0,-.1,1.9),46,14,16,60,(-.233,.0)),p=((0,.0,2.0),26.5,13,17,60),b=((1.9,-.4,.6),7.8,-24,20,60),c=((-.6,.6,1.1),7.6,16,13,60),d=((-1.5,-.7,1.15),12.5,-30,14,60)),bounces=3,ground=G,expo=1.75 if K=='a' else 1)
