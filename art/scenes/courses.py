"""Five plinths in the colours of the courses, each with its tool: nursing, physiotherapy, laboratory, Intermediate, academy."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__))); from tools import *
K=os.environ.get('SHOT','a'); K={'p':'a'}.get(K,K)
G={'a':'cl1','b':'ma1','c':'ne3','d':'in1','e':'tu1'}[K]; reset(); cyc(G,z=0,y=12,r=6,w=70)
def stand(h,m,edge): cyl(0,0,0,.92,h,m,seg=72,bev=.04); cyl(0,0,h*.5-.03,.925,.05,edge,seg=72); [box(.93*math.cos(a),.93*math.sin(a),h*.5-.1,.1,.02,.1,'cl0' if m!='cl2' else 'in7',0,ry=45,rz=math.degrees(a)+90) for a in [k*math.pi/10 for k in range(20)]]; cyl(0,0,h,.8,.015,edge,seg=72)
def crown(cs,h):
    with at(0,0,h+.015): lotus3(.74,cs=cs,t=.006)
X=((-2.3,.9),(-1.12,-.95),(0,1.0),(1.12,-.95),(2.3,.9))
with at(*X[0]):                                                        # nursing
    stand(.9,'ma7','tu5'); crown(('ma5','tu5','ma3','ma8'),.9)
    with at(0,.05,.93,-20): oil_lamp()
with at(*X[1]):                                                        # physiotherapy
    stand(.62,'tu5','ma5'); crown(('tu3','ma5','ma7','cl0'),.62)
    with at(.02,.12,.64): spine()
    ball(-.4,-.08,.9,.25,mat('ma5',.5,.3))
    for x,y,r,c in((.44,-.2,20,'in7'),(.52,.22,-40,'ma7')):
        with at(x,y,.72,r): dumbbell(c)
with at(*X[2]):                                                        # laboratory
    stand(1.1,'ne7','tu5'); crown(('ne3','tu5','ne5','ne8'),1.1)
    with at(-.08,.1,1.13,-38,2.35): microscope()
    with at(.46,-.3,1.13): flask()
with at(*X[3]):                                                        # Intermediate
    stand(.74,'in7','tu5'); crown(('tu5','in3','tu3','in9'),.74)
    with at(-.12,.08,.77): book_pile()
    with at(-.12,.08,1.235,-12): globe()
    with at(.5,-.34,.76,26): set_square()
with at(*X[4]):                                                        # academy
    stand(.98,'cl2','in7'); crown(('in7','in3','ma5','cl0'),.98)
    with at(0,.05,1.0): atom()
hour({'a':'soft','b':'morning','c':'noon','d':'golden','e':'morning'}[K],{'a':46,'b':-42,'c':40,'d':48,'e':50}[K])
shoot('courses',dict(a=((.0,.0,1.1),22.5,5,17,60,(-.225,.0)),p=((.0,.0,1.1),13.2,5,18,60),b=((-2.3,.9,1.12),5.6,-14,10,60),c=((.0,1.0,1.5),5.2,1,14,60),d=((1.12,-.95,1.15),5.2,-18,12,60),e=((-1.12,-.95,1.15),5.4,22,10,60)),bounces=4,ground=G)
