"""Five plinths in the colours of the courses, each with its tool: nursing, physiotherapy, laboratory, Intermediate, academy."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from props import *
K=os.environ.get('SHOT','a'); K={'p':'a'}.get(K,K)
G={'a':'cl1','b':'ma1','c':'ne3','d':'in1','e':'tu1'}[K]; reset(); cyc(G,z=0,y=12,r=6,w=70)
def stand(h,m,edge): cyl(0,0,0,.92,h,m,seg=72,bev=.04); cyl(0,0,h*.5-.03,.925,.05,edge,seg=72); [box(.93*math.cos(a),.93*math.sin(a),h*.5-.1,.1,.02,.1,'cl0' if m!='cl2' else 'in7',0,ry=45,rz=math.degrees(a)+90) for a in [k*math.pi/10 for k in range(20)]]; cyl(0,0,h,.8,.015,edge,seg=72)
def crown(cs,h):
    with at(0,0,h+.015): lotus3(.74,cs=cs,t=.006)
X=((-2.3,.9),(-1.12,-.95),(0,1.0),(1.12,-.95),(2.3,.9))
with at(*X[0]):                                                        # nursing: lamp, cap and stethoscope
    stand(.9,'ma7','tu5'); crown(('ma5','tu5','ma3','ma8'),.9)
    with at(0,.05,.93,-20):
        lathe([(.2,0),(.22,.03),(.07,.09),(.05,.22)],mat('tu7',.35,.5)); ball(0,0,.3,.27,mat('tu7',.35,.5),(1.75,.85,.42)); tube([(-.46,0,.3),(-.7,0,.42),(-.72,0,.62),(-.5,0,.6)],.035,mat('tu7',.35,.5),bez=True); ball(.56,0,.46,.07,mat('tu3',.5,.1,3),(.7,.7,1.7)); tube([(.4,0,.36),(.58,0,.42)],.05,mat('tu7',.35,.5),radii=[1.4,.9])
with at(*X[1]):                                                        # physiotherapy: ball, dumbbells, spine
    stand(.62,'tu5','ma5'); crown(('tu3','ma5','ma7','cl0'),.62)
    with at(.02,.12,.64):
        cyl(0,.1,0,.16,.04,'wood2',bev=.01); tube([(0,.16,.02),(0,.16,1.35)],.014,'steel')
        for k in range(16): z=.2+k*.068; y=.1+.07*math.sin(k*.42); box(0,y,z,.17-.005*abs(k-4),.12,.048,'ma3',.014,seg=3); box(0,y+.08,z+.01,.05,.1,.03,'cl2',.008); cyl(0,y,z-.01,.055,.018,'cl0',bev=.004)
        box(0,.1,1.3,.2,.15,.09,'ma3',.03)
    ball(-.42,-.2,.9,.25,mat('ma5',.5,.3)); 
    for x,y,r,c in((.42,-.32,20,'in7'),(.5,.1,-40,'ma7')):
        with at(x,y,.72,r): tube([(-.12,0,0),(.12,0,0)],.03,'steel'); [cyl(s*.14,0,0,.085,.11,c,axis='X',bev=.02) for s in(-1,1)]
with at(*X[2]):                                                        # laboratory: a large microscope
    stand(1.1,'ne7','tu5'); crown(('ne3','tu5','ne5','ne8'),1.1)
    with at(-.08,.1,1.13,-38,2.35): microscope()
    with at(.46,-.3,1.13): lathe([(.01,0),(.16,.002),(.17,.03),(.115,.16)],'ma5'); lathe([(.115,.16),(.05,.3),(.05,.4),(.07,.41),(.068,.425),(.045,.425)],'mist')
with at(*X[3]):                                                        # Intermediate: books and a globe
    stand(.74,'in7','tu5'); crown(('tu5','in3','tu3','in9'),.74)
    for k,(c,w,r) in enumerate((('ma5',.86,4),('tu5',.78,-7),('ne5',.8,9),('cl0',.66,-3))): box(-.12,.08,.77+.115*k,w,.58,.11,c,.015,rz=r); box(-.1,.07,.782+.115*k,w-.03,.585,.086,'paper',.004,rz=r)
    with at(-.12,.08,1.235,-12):
        cyl(0,0,0,.17,.03,'wood2',bev=.01); tube([(0,0,.03),(0,0,.12)],.02,'tu7'); ball(0,0,.36,.24,mat('in5',.5,.3)); tube([(.27*math.sin(t),0,.36-.27*math.cos(t)) for t in np.linspace(-.2,3.3,20)],.014,'tu7')
        for a,e,q in((20,20,.13),(70,-10,.1),(140,30,.14),(-40,10,.12),(-90,-25,.11),(-120,35,.1),(200,0,.1)): ball(.2*math.cos(R(a))*math.cos(R(e)),.2*math.sin(R(a))*math.cos(R(e)),.36+.2*math.sin(R(e)),q*.62,'ne3',(1,1,.8),sub=3)
    with at(.5,-.34,.76,26):
        for k in range(4): box(0,.03*k,0+.001,.05,.36,.035,'tu5',.005,rz=k*22)
with at(*X[4]):                                                        # academy: an atom
    stand(.98,'cl2','in7'); crown(('in7','in3','ma5','cl0'),.98)
    with at(0,.05,1.0):
        lathe([(.26,0),(.28,.04),(.08,.1),(.05,.34)],'in8'); c=(0,0,.98)
        for k,cl in enumerate(('in7','ma5','tu5')):
            a=R(60*k+8); pts=[(.66*math.cos(t)*math.cos(a)-.24*math.sin(t)*math.sin(a),.3*math.sin(t+k),.98+.66*math.cos(t)*math.sin(a)+.24*math.sin(t)*math.cos(a)) for t in np.linspace(0,6.2832,64)]; tube(pts,.022,cl); ball(*pts[(8+21*k)%64],.075,cl)
        for k in range(7): ball(.09*math.cos(k*2.4),.09*math.sin(k*2.4),.98+.07*math.cos(k*1.7),.095,('ma5','tu5')[k%2],sub=3)
        tube([(0,0,.34),(0,0,.9)],.02,'in8')
hour({'a':'soft','b':'morning','c':'noon','d':'golden','e':'morning'}[K],{'a':46,'b':-42,'c':40,'d':48,'e':50}[K])
shoot('courses',dict(a=((.0,.0,1.1),21,5,17,60,(-.262,.0)),p=((.0,.0,1.1),13.2,5,18,60),b=((-2.3,.9,1.12),5.6,-14,10,60),c=((.0,1.0,1.5),5.2,1,14,60),d=((1.12,-.95,1.15),5.2,-18,12,60),e=((-1.12,-.95,1.15),5.4,22,10,60)),bounces=4,ground=G)
